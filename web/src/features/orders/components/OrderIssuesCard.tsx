import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { ISSUE_OUTCOMES } from '@domain/orders/orders.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
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
  const { isStaff } = useSides(order);
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
        {issues.map(({ id, character, language, talent, cancelledAt, outcome }) => (
          <Stack component="li" key={id} gap={1} sx={{ paddingBlock: 1 }}>
            <Typography>
              {text('ordering.point', {
                character,
                language: languageWord(language),
                talent,
                moment: dates.full(cancelledAt),
              })}
            </Typography>
            {outcome !== null && <Muted>{text(`ordering.point.${outcome}`)}</Muted>}
            {outcome === null && isStaff && (
              <Row>
                {ISSUE_OUTCOMES.map((choice) => (
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
        ))}
      </PlainList>
    </SectionCard>
  );
};
