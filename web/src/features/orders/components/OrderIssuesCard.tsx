import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { OrderIssue } from '@domain/orders/orders.ts';
import { formatMoney } from '@domain/values/money.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import { CreditIssueDialog } from '../dialogs/CreditIssueDialog.tsx';
import { useSides } from './useSides.ts';

interface Props {
  readonly order: OrderView;
  readonly onSettled: () => void;
}

/** Bookings that were cancelled though they are ordered, and what the agency decides on each. */
export const OrderIssuesCard = ({ order, onSettled }: Props) => {
  const text = useText();
  const dates = useDates();
  const languageWord = useLanguageWord();
  const { locale } = useLocale();
  const { isStaff } = useSides(order);
  const [credited, setCredited] = useState<Serialised<OrderIssue>>();
  const issues = order.points ?? [];
  if (issues.length === 0) return null;

  const hasOpen = issues.some(({ outcome }) => outcome === null);

  return (
    <SectionCard title={text('ordering.points')}>
      {hasOpen && (
        <Alert severity="warning" sx={{ marginBottom: 1 }}>
          {text(isStaff ? 'ordering.pointsForAgency' : 'ordering.pointsForClient')}
        </Alert>
      )}
      <PlainList>
        {issues.map((issue) => {
          const { id, character, language, talent, cancelledAt, outcome, net } = issue;
          return (
            <Stack component="li" key={id} gap={1} sx={{ paddingBlock: 1 }}>
              <Typography>
                {text('ordering.point', {
                  character,
                  language: languageWord(language),
                  talent,
                  moment: dates.full(cancelledAt),
                })}
              </Typography>
              {outcome !== null && (
                <Muted>
                  {net === undefined
                    ? text(`ordering.point.${outcome}`)
                    : text('ordering.point.credited', { amount: formatMoney(net, order.currency, locale) })}
                </Muted>
              )}
              {outcome === null && isStaff && (
                <Row>
                  <Button size="small" variant="outlined" color="inherit" onClick={() => setCredited(issue)}>
                    {text('ordering.settle.credit')}
                  </Button>
                  {(['rebook', 'keep'] as const).map((choice) => (
                    <SendButton
                      key={choice}
                      size="small"
                      variant="outlined"
                      color="inherit"
                      onSend={async (submission) => {
                        await api.orders.settlePoint(
                          { id: order.id, pointId: id },
                          { outcome: choice },
                          submission,
                        );
                        onSettled();
                      }}
                    >
                      {text(`ordering.settle.${choice}`)}
                    </SendButton>
                  ))}
                </Row>
              )}
            </Stack>
          );
        })}
      </PlainList>
      {credited && (
        <CreditIssueDialog
          order={order}
          issue={credited}
          onSettled={onSettled}
          onClose={() => setCredited(undefined)}
        />
      )}
    </SectionCard>
  );
};
