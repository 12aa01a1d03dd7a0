import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DEMO_ORDERS, type DemoOrder } from '@domain/demos/demos.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly value: DemoOrder;
  readonly onChange: (order: DemoOrder) => void;
}

/** In which order voices are shown. */
export const FinderOrder = ({ value, onChange }: Props) => {
  const text = useText();
  return (
    <TextField
      select
      id="finder-order"
      label={text('finder.order')}
      value={value}
      onChange={(event) => {
        const order = DEMO_ORDERS.find((one) => one === event.target.value);
        if (order) onChange(order);
      }}
      fullWidth={false}
      sx={{ width: 152 }}
    >
      {DEMO_ORDERS.map((order) => (
        <MenuItem key={order} value={order}>
          {text(`finder.order.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
