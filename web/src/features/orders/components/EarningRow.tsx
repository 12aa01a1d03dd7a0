import type { ReactNode } from 'react';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DEFAULT_PAYABLE } from '@domain/earnings/payable-rule.ts';
import { getDeductions, type Deductions, type Earning, type OwnEarning } from '@domain/orders/earnings.ts';
import { formatMoney } from '@domain/values/money.ts';
import { isolate, joinNames } from '@domain/values/direction.ts';
import { NetLines } from '../../../common/earnings/NetLines.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';

/** Fields that older documents lack. */
type Later = Partial<Deductions> &
  Pick<Earning, 'paid' | 'paidOn' | 'payable'> &
  Partial<Pick<OwnEarning, 'held'>>;

interface Props {
  readonly earning: Omit<OwnEarning, keyof Later> & Later;
  /** The talent or the subject. */
  readonly title: ReactNode;
}

/** A talent's earning from one order: characters and payment date. */
export const EarningRow = ({ earning, title }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const { currency, roles, state, agreedOn, payableOn, paid = 0, paidOn = null, held = null } = earning;
  const { days } = earning.payable ?? DEFAULT_PAYABLE;
  const isCancelled = state === 'cancelled';

  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, paddingBlock: 1, alignItems: 'baseline' }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{title}</bdi>
        </Typography>
        <Muted>
          {joinNames(
            roles.map(({ character, language }) => `${isolate(character)} (${languageName(language)})`),
          )}
        </Muted>
        <Muted>
          {payableOn === null
            ? text(`earnings.${isCancelled ? 'cancelled' : 'agreed'}`, { day: dates.day(agreedOn), days })
            : text(state === 'paid' ? 'earnings.wasPayable' : 'earnings.payable', {
                day: dates.day(payableOn),
              })}
        </Muted>
        {held !== null && (
          <Row gap={1} align="center" sx={{ marginBlock: 0.5 }}>
            <StateChip tone="attention" icon={PauseCircle} label={text('earnings.held')} />
            <span>{held === '' ? text('earnings.heldNoReason') : <bdi>{held}</bdi>}</span>
          </Row>
        )}
        <NetLines earning={earning} />
        {paidOn !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {text('earnings.paidOn', {
              amount: formatMoney(paid, currency, locale),
              day: dates.day(paidOn),
            })}
          </Typography>
        )}
      </Box>
      <Typography
        sx={{
          fontVariantNumeric: 'tabular-nums',
          ...(isCancelled ? { textDecoration: 'line-through', color: 'text.secondary' } : {}),
        }}
      >
        {formatMoney(getDeductions(earning).net, currency, locale)}
      </Typography>
    </Box>
  );
};
