import Typography from '@mui/material/Typography';
import type { Colleague } from '@domain/curation/curation.ts';
import { strictObject, text as textSchema } from '@domain/messages/yup.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

interface Props {
  readonly draft: string;
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  /** Text without colleagues to choose. */
  readonly none: string;
  readonly colleagues: Request<readonly Colleague[]>;
  readonly onSend: (to: string, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

const schema = strictObject({ to: textSchema().required() });

/** Dialog to assign tickets to an engineer, with their review progress. */
export const ColleagueDialog = (props: Props) => {
  const { draft, title, lead, submitLabel, none, colleagues, onSend, onClose } = props;
  const text = useText();
  const options = (colleagues.data ?? []).map(({ id, fullName }) => ({ code: id, label: fullName }));
  const isAlone = colleagues.status === 'success' && options.length === 0;

  return (
    <FormDialog
      draft={draft}
      title={title}
      lead={lead}
      initial={{ to: '' }}
      schema={schema}
      submitLabel={submitLabel}
      canSubmit={options.length > 0}
      maxWidth={440}
      onSubmit={({ to }, submission) => onSend(to, submission)}
      onClose={onClose}
    >
      {colleagues.status === 'error' ? (
        <ErrorState error={colleagues.error} onRetry={colleagues.reload} />
      ) : isAlone ? (
        <Typography>{none}</Typography>
      ) : (
        <FormSelect name="to" label={text('curation.engineer')} options={options} required />
      )}
    </FormDialog>
  );
};
