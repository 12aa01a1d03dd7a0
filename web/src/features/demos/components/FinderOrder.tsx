import MenuItem from '@mui/material/MenuItem';
import { DEMO_ORDERS, type DemoOrder } from '@domain/demos/demos.ts';
import { ChipSelect } from '../../../components/form/ChipSelect.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly value: DemoOrder;
  readonly onChange: (order: DemoOrder) => void;
}

/** Sort order of the voices. */
export const FinderOrder = ({ value, onChange }: Props) => {
  const text = useText();

  return (
    <ChipSelect
      isQuiet
      id="finder-order"
      label={text('finder.order')}
      value={value}
      onChange={(chosenOrder) => {
        const order = DEMO_ORDERS.find((demoOrder) => demoOrder === chosenOrder);
        if (order) onChange(order);
      }}
    >
      {DEMO_ORDERS.map((order) => (
        <MenuItem key={order} value={order}>
          {text(`finder.order.${order}`)}
        </MenuItem>
      ))}
    </ChipSelect>
  );
};
