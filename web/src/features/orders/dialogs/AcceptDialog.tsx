import { useState } from 'react';
import Alert from '@mui/material/Alert';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { acceptedPriceSchema } from '@domain/orders/orders.schema.ts';
import { useRoleNames } from '../../../common/pricing/useRoleNames.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly order: OrderView;
  readonly priceKey: string;
  /** With its currency. */
  readonly total: string;
  readonly price: OrderView['price'];
  /** The project's first day on air; null: the dialog has a field for it. */
  readonly airDate: string | null;
  /** The price was refused because it changed: reload it. */
  readonly onPriceChanged: () => void;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

const schema = acceptedPriceSchema.pick(['reference', 'airDate']);

/** Confirms an order: price, roles without a recording date, first day on air, and the client's own reference. */
export const AcceptDialog = ({
  order,
  priceKey,
  total,
  price,
  airDate,
  onPriceChanged,
  onPlaced,
  onClose,
}: Props) => {
  const text = useText();
  const roleNames = useRoleNames();
  const [refused, setRefused] = useState<{ readonly key: string; readonly total: string }>();
  const isWaiting = refused?.key === priceKey;
  const { id, projectName, revision, unbooked } = order;
  const chosen = price.roles.chosen;

  return (
    <FormDialog
      draft={`order.${id}`}
      title={text(revision === 0 ? 'ordering.placeTitle' : 'ordering.acceptTitle', { project: projectName })}
      lead={text('ordering.placeLead', { total })}
      initial={{ reference: order.reference, airDate: '' }}
      schema={schema}
      submitLabel={text(unbooked.length > 0 ? 'ordering.placeAnyway' : 'ordering.place', { total })}
      onSubmit={async ({ reference, airDate: day }, submission) => {
        const body = { state: 'received', priceKey, reference, ...(day ? { airDate: day } : {}) } as const;

        try {
          await api.orders.createStatus({ id }, body, submission);
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
      {unbooked.length > 0 && (
        <Alert severity="warning">
          {text('ordering.unbooked', { count: unbooked.length, all: chosen, roles: roleNames(unbooked) })}
        </Alert>
      )}
      {airDate === null && (
        <FormDay
          name="airDate"
          label={text('projects.field.airDate')}
          helperText={text('ordering.airDateHint')}
        />
      )}
      <FormTextField
        name="reference"
        label={text('ordering.reference')}
        helperText={text('ordering.referenceHint')}
      />
    </FormDialog>
  );
};
