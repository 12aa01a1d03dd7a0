import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import Button from '@mui/material/Button';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useOptimistic, type Optimistic } from '../../../lib/submission/useOptimistic.ts';
import { api } from '../../../lib/http/api.ts';

/** Returns a take's approval, optimistically. */
const useApproval = ({ id, isApproved }: AuditionEntry): Optimistic<boolean> =>
  useOptimistic<boolean>(isApproved, (next, submission) =>
    api.auditions.approve({ id }, { isApproved: next }, submission),
  );

interface Props {
  readonly name: string;
  readonly approval: Optimistic<boolean>;
}

/** Approves a take, or takes the approval back. */
const ApproveTake = ({ name, approval }: Props) => {
  const text = useText();
  const approved = approval.shown;

  return (
    <Button
      size="small"
      color={approved ? 'success' : 'inherit'}
      variant={approved ? 'contained' : 'text'}
      startIcon={approved ? <ThumbUp /> : <ThumbUpOutlined />}
      aria-pressed={approved}
      aria-label={text(approved ? 'auditions.unapproveFor' : 'auditions.approveFor', { name })}
      onClick={() => approval.change(!approved)}
    >
      {text(approved ? 'auditions.approved' : 'auditions.approve')}
    </Button>
  );
};

/** A failed approval with a retry. */
const ApprovalFailed = ({ approval }: Pick<Props, 'approval'>) => {
  const text = useText();

  return (
    approval.failure !== undefined && (
      <FailedHere
        error={approval.failure}
        what={text(approval.shown ? 'auditions.unapproveFailed' : 'auditions.approveFailed')}
        onRetry={approval.retry}
      />
    )
  );
};

/** Both controls for a single take. */
export const TakeApproval = ({ entry }: { readonly entry: AuditionEntry }) => {
  const approval = useApproval(entry);
  return (
    <>
      <ApproveTake name={entry.talentPublicName} approval={approval} />
      <ApprovalFailed approval={approval} />
    </>
  );
};
