import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EntryState, StatementResult } from '@domain/payouts/payouts.ts';
import { SectionCard } from '../../components/SectionCard.tsx';
import { DropZone } from '../../components/upload/DropZone.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { isApiError } from '../../lib/http/apiError.ts';
import { upload } from '../../lib/http/upload.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useSubmission } from '../../lib/submission/useSubmission.ts';
import { BankEntries } from './BankEntries.tsx';

const FAULT = 'statement-fault';

const useEntries = (state: EntryState) =>
  useRequest(
    `bank entries ${state}`,
    async (signal) => (await api.payouts.bankEntries({ state }, { signal })).items,
  );

interface Props {
  /** Called when transfers or invoices may have been paid. */
  readonly onChanged: () => void;
}

/** Imports a bank statement as it is dropped: what matched, what is suggested, and what is unknown. */
export const BankPanel = ({ onChanged }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const suggestions = useEntries('suggested');
  const unknown = useEntries('unknown');
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<StatementResult>();
  const [failure, setFailure] = useState<unknown>();

  const reload = () => {
    suggestions.reload();
    unknown.reload();
    onChanged();
  };

  const { busy, submit } = useSubmission(async (submission, chosen: File, afterGap: boolean) => {
    setFile(chosen);
    setFailure(undefined);
    setResult(undefined);
    setResult(
      await upload(api.payouts.importStatement, {
        params: undefined,
        file: chosen,
        fields: { afterGap: String(afterGap) },
        submission,
      }),
    );
    reload();
  }, setFailure);

  const isGap = isApiError(failure) && failure.code === 'statement.gap';

  return (
    <SectionCard title={text('payoutRuns.bank')} lead={text('payoutRuns.bankLead')}>
      <DropZone
        label={text('payoutRuns.statement')}
        accept=".xml,application/xml,text/xml"
        minHeight={104}
        disabled={busy}
        {...(failure === undefined ? {} : { faultId: FAULT })}
        onFiles={([first]) => {
          if (first) void submit(first, false);
        }}
      >
        {(inputId) => <label htmlFor={inputId}>{file?.name ?? text('payoutRuns.drop')}</label>}
      </DropZone>
      {failure !== undefined && (
        <Typography id={FAULT} role="alert" color="error" sx={{ marginTop: 1 }}>
          {errorText(failure)}
        </Typography>
      )}
      {file && isGap && (
        <Button
          variant="outlined"
          loading={busy}
          onClick={() => void submit(file, true)}
          sx={{ marginTop: 1.5 }}
        >
          {text('payoutRuns.importAnyway')}
        </Button>
      )}
      {result && (
        <Typography role="status" sx={{ marginTop: 1 }}>
          {result.settled + result.suggested + result.unknown === 0
            ? text('payoutRuns.importedBefore')
            : text('payoutRuns.imported', { ...result })}
        </Typography>
      )}
      <BankEntries
        title={text('payoutRuns.suggested')}
        request={suggestions}
        isUnknown={false}
        onChanged={reload}
      />
      <BankEntries title={text('payoutRuns.unknown')} request={unknown} isUnknown onChanged={reload} />
    </SectionCard>
  );
};
