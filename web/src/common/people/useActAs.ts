import { useNavigate } from 'react-router-dom';
import { mayLeave } from '../../components/unsaved/leaving.ts';
import { useSubmission } from '../../lib/submission/useSubmission.ts';
import { useSession } from '../../lib/session/session.ts';

interface Person {
  readonly id: string;
  readonly displayName: string;
}

/** Starts acting as a person, after asking about unsaved changes; failures are shown. */
export const useActAs = (): { readonly busy: boolean; readonly actAs: (person: Person) => Promise<void> } => {
  const navigate = useNavigate();
  const { impersonate } = useSession();
  const { busy, submit } = useSubmission(async (_submission, { id, displayName }: Person) => {
    if (!(await mayLeave())) return;
    if (await impersonate({ uid: id, name: displayName })) await navigate('/');
  });
  return { busy, actAs: async (person) => void (await submit(person)) };
};
