import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StatementResult } from '@domain/payouts/payouts.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { DropZone } from '../../../components/upload/DropZone.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import type { Payouts } from '../data/usePayouts.ts';
import { BankEntries } from './BankEntries.tsx';

const FAULT = 'statement-fault';

/** Imports a bank statement: what matched, what is suggested, and what is unknown. */
export const BankPanel = ({ payouts }: { readonly payouts: Payouts }) => {
  const text = useText();
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<StatementResult>();
  const [failure, setFailure] = useState<unknown>();

  const reload = () => {
    for (const request of [payouts.preview, payouts.runs, payouts.suggestions, payouts.unknown])
      request.reload();
  };

  const { busy, submit } = useSubmission(async (submission, afterGap: boolean) => {
    if (!file) return;
    setFailure(undefined);
    setResult(undefined);
    setResult(
      await upload(api.payouts.importStatement, {
        params: undefined,
        file,
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
          setFile(first);
          setFailure(undefined);
          setResult(undefined);
        }}
      >
        {(inputId) => <label htmlFor={inputId}>{file?.name ?? text('payoutRuns.drop')}</label>}
      </DropZone>
      {failure !== undefined && (
        <Typography id={FAULT} role="alert" color="error" sx={{ marginTop: 1 }}>
          {errorText(failure)}
        </Typography>
      )}
      {file && !result && (
        <Button variant="contained" loading={busy} onClick={() => void submit(isGap)} sx={{ marginTop: 1.5 }}>
          {text(isGap ? 'payoutRuns.importAnyway' : 'payoutRuns.import')}
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
        request={payouts.suggestions}
        isDecided={false}
        onChanged={reload}
      />
      <BankEntries
        title={text('payoutRuns.unknown')}
        request={payouts.unknown}
        isDecided
        onChanged={reload}
      />
    </SectionCard>
  );
};
