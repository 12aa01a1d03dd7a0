import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderedCharge } from '@domain/bookings/charges.ts';
import type { Order, OrderState } from '@domain/orders/orders.ts';
import { getOrderStage, getOrderTransitions, type OrderTransition } from '@domain/orders/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { LowerChargeDialog } from '../dialogs/LowerChargeDialog.tsx';

interface Props {
  readonly order: Order;
  readonly charge: OrderedCharge;
  readonly isStaff: boolean;
}

/** A charge with its state; the agency confirms, lowers or waives it. */
export const ChargeRow = ({ order, charge, isStaff }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const { locale } = useLocale();
  const { roles } = useSignedIn();
  const languageWord = useLanguageWord();
  const [isLowering, setLowering] = useState(false);
  const { id, state, net, currency } = order;
  const { kind, character, language, on, voice, studio } = charge;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const name = text(`charges.kind.${kind}`);

  const may = (change: OrderTransition): boolean =>
    isStaff && isAllowed(getOrderTransitions(order)[change], getOrderStage(order), roles);

  const moves: readonly {
    readonly change: OrderTransition;
    readonly to: Exclude<OrderState, 'draft' | 'received'>;
    readonly label: string;
    readonly name: string;
    readonly done: string;
  }[] = [
    {
      change: 'confirm',
      to: 'confirmed',
      label: text('charges.confirm'),
      name: text('charges.confirmFor', { charge: name }),
      done: text('charges.confirmed'),
    },
    {
      change: 'settle',
      to: 'paid',
      label: text('charges.pay'),
      name: text('charges.payFor', { charge: name }),
      done: text('charges.paidNow'),
    },
    {
      change: 'cancel',
      to: 'cancelled',
      label: text('charges.waive'),
      name: text('charges.waiveFor', { charge: name }),
      done: text('charges.waived'),
    },
  ];

  return (
    <Row component="li" gap={1.5} align="center" sx={{ paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {joinDotted([name, text('charges.total', { total: money(net) })])}
        </Typography>
        <Muted>{joinDotted([character, languageWord(language), dates.day(on)])}</Muted>
        {studio > 0 && voice > 0 && (
          <Muted>{text('charges.parts', { voice: money(voice), studio: money(studio) })}</Muted>
        )}
        {state !== 'draft' && <Muted>{text(`charges.state.${state}`)}</Muted>}
      </Box>
      {moves
        .filter(({ change }) => may(change))
        .map((move) => (
          <SendButton
            key={move.to}
            size="small"
            variant={move.to === 'cancelled' ? 'text' : 'outlined'}
            color="inherit"
            aria-label={move.name}
            onSend={async (submission) => {
              await api.orders.updateStatus({ id }, { state: move.to }, submission);
              toasts.success(move.done);
            }}
          >
            {move.label}
          </SendButton>
        ))}
      {may('lowerCharge') && (
        <Button
          size="small"
          color="inherit"
          aria-label={text('charges.lowerFor', { charge: name })}
          onClick={() => setLowering(true)}
        >
          {text('charges.lower')}
        </Button>
      )}
      {isLowering && <LowerChargeDialog order={order} onClose={() => setLowering(false)} />}
    </Row>
  );
};
