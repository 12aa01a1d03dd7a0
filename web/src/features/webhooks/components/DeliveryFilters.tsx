import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DELIVERED_EVENTS, WEBHOOK_DELIVERY_STATES } from '@domain/webhooks/webhooks.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Choose } from '../../../lib/useAddressChoice.ts';
import type { DeliveryChoice } from '../data/useDeliveries.ts';

interface Props extends Omit<DeliveryChoice, 'webhookId'> {
  readonly choose: Choose<'state' | 'event'>;
}

export const DeliveryFilters = ({ state, event, choose }: Props) => {
  const text = useText();

  const filters = [
    {
      name: 'state',
      label: text('webhooks.column.state'),
      value: state,
      options: WEBHOOK_DELIVERY_STATES.map((code) => [code, text(`webhooks.state.${code}`)] as const),
    },
    {
      name: 'event',
      label: text('webhooks.column.event'),
      value: event,
      options: DELIVERED_EVENTS.map((code) => [code, text(`webhooks.event.${code}`)] as const),
    },
  ] as const;

  return filters.map(({ name, label, value, options }) => (
    <TextField
      key={name}
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => choose({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: 1, sm: 190 } }}
    >
      <MenuItem value="">{text('webhooks.any')}</MenuItem>
      {options.map(([code, option]) => (
        <MenuItem key={code} value={code}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  ));
};
