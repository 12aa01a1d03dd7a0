import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Company } from '@domain/accounts/accounts.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { mergeCompany } from '../../../common/companies/mergeCompany.ts';
import { useMergePreview } from '../data/useMergePreview.ts';
import { MergePreviewFacts } from './MergePreviewFacts.tsx';

interface Props {
  readonly company: Company;
  /** All companies of the agency, including this one. */
  readonly companies: readonly Company[];
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Merges a company into another, after a preview of the effects. Can't be undone. */
export const MergeCompanyDialog = ({ company, companies, onMerged, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [into, setInto] = useState('');
  const [moved, setMoved] = useState<number>();
  const { data, error, status, reload } = useMergePreview(company, into);
  const candidates = companies.filter(({ id }) => id !== company.id);

  return (
    <ConfirmDialog
      open
      title={text('companies.mergeTitle', { company: company.name })}
      confirmLabel={text('companies.merge')}
      tone="error"
      maxWidth={520}
      confirmDisabled={!data || data.obstacle !== null}
      onCancel={onClose}
      onConfirm={async (submission) => {
        try {
          const { fromName, intoName } = await mergeCompany(company.id, into, submission, setMoved);
          toasts.success(text('companies.merged', { from: fromName, into: intoName }));
          onMerged();
        } catch (failure) {
          setMoved(undefined);
          toasts.error(errorText(failure));
        }
      }}
    >
      <Stack>
        <Typography variant="body2">{text('companies.mergeLead', { company: company.name })}</Typography>
        <TextField
          select
          label={text('companies.into')}
          value={into}
          disabled={moved !== undefined}
          onChange={(event) => setInto(event.target.value)}
        >
          {candidates.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </TextField>
        {into !== '' && status === 'loading' && (
          <LoadingState>
            <Skeleton variant="rounded" height={220} />
          </LoadingState>
        )}
        {status === 'error' && <ErrorState error={error} onRetry={reload} />}
        {data && moved === undefined && <MergePreviewFacts preview={data} />}
        {moved !== undefined && (
          <Typography role="status">{text('companies.moving', { count: moved })}</Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
