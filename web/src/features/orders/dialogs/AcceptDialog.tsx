import { object, string } from 'yup';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { acceptPrice } from '../data/orderCalls.ts';

interface Props {
  readonly order: OrderView;
  readonly priceKey: string;
  /** With its currency. */
  readonly total: string;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

const schema = object({ reference: string().max(120).default('') });

/** The last word before an order: what it costs, and the client's own number for it. */
export const AcceptDialog = ({ order, priceKey, total, onPlaced, onClose }: Props) => {
  const text = useText();
  const { id, projectName, revision } = order;
  return (
    <FormDialog
      draft={`order.${id}`}
      title={text(revision === 0 ? 'ordering.placeTitle' : 'ordering.acceptTitle', { project: projectName })}
      lead={text('ordering.placeLead', { total })}
      initial={{ reference: order.reference }}
      schema={schema}
      submitLabel={text('ordering.place', { total })}
      onSubmit={({ reference }, press) => acceptPrice(id, { priceKey, reference }, press)}
      onDone={onPlaced}
      onClose={onClose}
    >
      <FormTextField
        name="reference"
        label={text('ordering.reference')}
        helperText={text('ordering.referenceHint')}
      />
    </FormDialog>
  );
};
