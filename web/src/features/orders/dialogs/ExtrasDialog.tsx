import { FieldArray, useFormikContext } from 'formik';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { extrasSchema } from '@domain/orders/orders.schema.ts';
import type { OrderExtra } from '@domain/orders/billing-fields.ts';
import { isDiscount } from '@domain/orders/order-credits.ts';
import { EXTRAS_MAX } from '@domain/orders/orders.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Values {
  readonly extras: OrderExtra[];
}

const Extras = ({ currency }: { readonly currency: string }) => {
  const text = useText();
  const { values } = useFormikContext<Values>();

  return (
    <FieldArray name="extras">
      {({ push, remove }) => (
        <Stack>
          {values.extras.map((_extra, index) => (
            <Box
              // Rows have no id; typed text follows its position.
              key={index}
              role="group"
              aria-label={text('ordering.extra', { number: index + 1 })}
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 160px) auto' }}
            >
              <FormTextField name={`extras[${index}].label`} label={text('ordering.extraLabel')} />
              <FormMoney
                name={`extras[${index}].amount`}
                label={text('ordering.amount')}
                currency={currency}
              />
              <IconButton
                aria-label={text('ordering.removeExtra', { number: index + 1 })}
                onClick={() => remove(index)}
                sx={{ alignSelf: 'start' }}
              >
                <Delete />
              </IconButton>
            </Box>
          ))}
          {values.extras.length < EXTRAS_MAX && (
            <Button
              startIcon={<Add />}
              onClick={() => push({ label: '', amount: 0 })}
              sx={{ justifySelf: 'start' }}
            >
              {text('ordering.addExtra')}
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
};

interface Props {
  readonly order: OrderView;
  readonly onClose: () => void;
}

/** The agency's surcharges beyond its rate table, such as for items on request. */
export const ExtrasDialog = ({ order: { id, extras, currency, state }, onClose }: Props) => {
  const text = useText();
  const charges = extras.filter((extra) => !isDiscount(extra));

  return (
    <FormDialog<Values>
      draft={`extras.${id}`}
      title={text('ordering.extras')}
      lead={text(state === 'draft' ? 'ordering.extrasLead' : 'ordering.extrasChange')}
      initial={{ extras: charges.length > 0 ? charges : [{ label: '', amount: 0 }] }}
      schema={extrasSchema}
      submitLabel={text('common.save')}
      maxWidth={640}
      onSubmit={({ extras: named }, submission) =>
        api.orders.setExtras({ id }, { extras: [...named, ...extras.filter(isDiscount)] }, submission)
      }
      onClose={onClose}
    >
      <Extras currency={currency} />
    </FormDialog>
  );
};
