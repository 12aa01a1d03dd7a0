import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { object, string } from 'yup';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { acceptPrice } from '../data/orderCalls.ts';

interface Props {
  readonly order: OrderView;
  readonly priceKey: string;
  /** With its currency. */
  readonly total: string;
  /** The price was refused because it changed: reload it. */
  readonly onPriceChanged: () => void;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

const schema = object({ reference: string().max(120).default('') });

/** Confirms an order: price, and the client's own reference. */
export const AcceptDialog = ({ order, priceKey, total, onPriceChanged, onPlaced, onClose }: Props) => {
  const text = useText();
  const [refused, setRefused] = useState<{ readonly key: string; readonly total: string }>();
  const isWaiting = refused?.key === priceKey;
  const { id, projectName, revision } = order;
  return (
    <FormDialog
      draft={`order.${id}`}
      title={text(revision === 0 ? 'ordering.placeTitle' : 'ordering.acceptTitle', { project: projectName })}
      lead={text('ordering.placeLead', { total })}
      initial={{ reference: order.reference }}
      schema={schema}
      submitLabel={text('ordering.place', { total })}
      onSubmit={async ({ reference }, press) => {
        try {
          await acceptPrice(id, { priceKey, reference }, press);
        } catch (error) {
          if (isApiError(error) && error.code === 'order.priceChanged') {
            setRefused({ key: priceKey, total });
            onPriceChanged();
          }
          throw error;
        }
      }}
      onDone={onPlaced}
      onClose={onClose}
    >
      {refused && (
        <Alert severity="warning">
          {isWaiting
            ? text('ordering.priceLoading')
            : text('ordering.priceChanged', { before: refused.total, after: total })}
        </Alert>
      )}
      <FormTextField
        name="reference"
        label={text('ordering.reference')}
        helperText={text('ordering.referenceHint')}
      />
    </FormDialog>
  );
};
