import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnEarning } from '@domain/orders/earnings.ts';
import { formatMoney } from '@domain/values/money.ts';
import { PlainList } from '../../../../components/layout/PlainList.tsx';
import { Row } from '../../../../components/layout/Row.tsx';
import { SectionCard } from '../../../../components/SectionCard.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { ErrorState } from '../../../../components/states/states.tsx';
import { useLocale } from '../../../../i18n/localeContext.ts';
import { useText } from '../../../../i18n/useText.ts';
import { useDates } from '../../../../lib/dates.ts';
import { api } from '../../../../lib/http/api.ts';
import { useRequest } from '../../../../lib/http/useRequest.ts';
import { OwnAgreement } from './OwnAgreement.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';
import { OwnSelfBilled } from './OwnSelfBilled.tsx';
import { PdfButton } from './PdfButton.tsx';

interface Props {
  readonly earnings: readonly OwnEarning[];
  /** The earnings, between what waits for the talent and the other papers. */
  readonly children: ReactNode;
}

/** A talent's papers around their earnings: first what they decide on, then agreement, invoices and remittance advice. */
export const OwnPapers = ({ earnings, children }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { data, error, reload } = useRequest('own papers', (signal) => api.selfBilling.own({ signal }));
  if (!data)
    return (
      <>
        {children}
        {error !== undefined && <ErrorState error={error} onRetry={reload} />}
      </>
    );

  const { agreement, papers, invoices, remittances } = data;
  const isOffered = agreement?.state === 'offered';
  const isSelfBilled = agreement?.state === 'accepted';
  const open = papers.filter(({ state }) => state === 'issued');
  const decided = papers.filter(({ state }) => state !== 'issued');
  const invoiced = earnings.filter(({ state }) => state === 'payable' || state === 'agreed');
  const hasOwn = invoices.length > 0 || (!isSelfBilled && invoiced.length > 0);

  return (
    <Stack>
      {agreement && isOffered && <OwnAgreement agreement={agreement} onChanged={reload} />}
      {open.length > 0 && (
        <OwnSelfBilled title={text('payPapers.toAccept')} papers={open} onChanged={reload} />
      )}
      {children}
      {agreement && !isOffered && <OwnAgreement agreement={agreement} onChanged={reload} />}
      {decided.length > 0 && (
        <OwnSelfBilled title={text('payPapers.issued')} papers={decided} onChanged={reload} />
      )}
      {hasOwn && (
        <OwnInvoices invoices={invoices} earnings={isSelfBilled ? [] : invoiced} onChanged={reload} />
      )}
      {remittances.length > 0 && (
        <SectionCard title={text('payPapers.remittances')}>
          <PlainList gap={1} aria-label={text('payPapers.remittances')}>
            {remittances.map(({ id, paidOn, net, currency }) => {
              const day = dates.day(paidOn);
              return (
                <Row key={id} component="li" gap={1} align="center">
                  <Box sx={{ flex: '1 1 220px' }}>
                    <Typography>
                      {text('payPapers.remittance', { day, net: formatMoney(net, currency, locale) })}
                    </Typography>
                  </Box>
                  <PdfButton
                    call={api.payouts.remittance}
                    id={id}
                    name={`remittance-${id}`}
                    label={text('payPapers.adviceOf', { day })}
                  />
                </Row>
              );
            })}
          </PlainList>
        </SectionCard>
      )}
    </Stack>
  );
};
