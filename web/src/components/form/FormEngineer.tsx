import { FailedHere } from '../states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { FormChoice } from './FormChoice.tsx';

/** Selects one of the agency's active engineers, or none; hidden without any. */
export const FormEngineer = ({ name }: { readonly name: string }) => {
  const text = useText();
  const { agency } = useSignedIn();
  const engineers = useRequest(`engineers|${agency?.id ?? ''}`, (signal) =>
    api.curation.engineers({ signal }),
  );
  if (engineers.status === 'error')
    return (
      <FailedHere error={engineers.error} what={text('invitation.noEngineers')} onRetry={engineers.reload} />
    );
  if (engineers.data?.length === 0) return null;

  const options = (engineers.data ?? []).map(({ id, fullName }) => ({ code: id, label: fullName }));

  return <FormChoice name={name} label={text('invitation.engineer')} options={options} autoComplete="off" />;
};
