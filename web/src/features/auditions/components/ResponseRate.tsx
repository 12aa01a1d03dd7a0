import { hasStaffRole } from '@domain/access/roles.ts';
import type { Project } from '@domain/projects/projects.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** A company's response rate, for its agency's people. Loads independently of the page; hidden without promises. */
export const ResponseRate = ({ project: { id, companyName } }: { readonly project: Project }) => {
  const text = useText();
  const { roles } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  const { data } = useRequest(isStaff ? `promises:${id}` : null, (signal) =>
    api.auditions.promises({ id }, { signal }),
  );
  if (!data || data.inTime + data.late + data.waiting === 0) return null;

  return (
    <Muted sx={{ marginBottom: 1.5 }}>{text('auditions.promises', { company: companyName, ...data })}</Muted>
  );
};
