import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AgreementView } from '@domain/selfBilling/agreements.ts';
import { agreementTransitions } from '@domain/selfBilling/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { Disclosure } from '../../../../components/Disclosure.tsx';
import { Row } from '../../../../components/layout/Row.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../../components/SectionCard.tsx';
import { SendButton } from '../../../../components/SendButton.tsx';
import { useText } from '../../../../i18n/useText.ts';
import { api } from '../../../../lib/http/api.ts';

interface Props {
  readonly agreement: AgreementView;
  readonly onChanged: () => void;
}

/** The agreement that the agency issues the talent's invoices, to accept, decline or end. */
export const OwnAgreement = ({ agreement: { id, state, text: words }, onChanged }: Props) => {
  const text = useText();
  const [isEnding, setEnding] = useState(false);
  const may = (name: 'accept' | 'end') => isAllowed(agreementTransitions[name], state, ['talent']);
  const isOffered = state === 'offered';

  return (
    <SectionCard title={text('payPapers.agreement')} lead={text(`payPapers.${state}`)}>
      <Stack gap={1.5}>
        <Disclosure label={text('payPapers.read')} isOpenAtFirst={isOffered}>
          {() =>
            words.split('\n').map((paragraph) => (
              <Typography key={paragraph} variant="body2" sx={{ marginBlockStart: 1, maxWidth: '65ch' }}>
                {paragraph}
              </Typography>
            ))
          }
        </Disclosure>
        <Row gap={1}>
          {may('accept') && (
            <SendButton
              variant="contained"
              onSend={async (submission) => {
                await api.selfBilling.accept({ id }, submission);
                onChanged();
              }}
            >
              {text('payPapers.acceptOffer')}
            </SendButton>
          )}
          {isOffered && (
            <SendButton
              variant="outlined"
              color="inherit"
              onSend={async (submission) => {
                await api.selfBilling.end({ id }, submission);
                onChanged();
              }}
            >
              {text('payPapers.decline')}
            </SendButton>
          )}
          {may('end') && !isOffered && (
            <Button variant="outlined" color="inherit" onClick={() => setEnding(true)}>
              {text('payPapers.end')}
            </Button>
          )}
        </Row>
      </Stack>
      <ConfirmDialog
        open={isEnding}
        title={text('payPapers.endTitle')}
        confirmLabel={text('payPapers.end')}
        onConfirm={async (submission) => {
          await api.selfBilling.end({ id }, submission);
          setEnding(false);
          onChanged();
        }}
        onCancel={() => setEnding(false)}
      >
        {text('payPapers.endText')}
      </ConfirmDialog>
    </SectionCard>
  );
};
