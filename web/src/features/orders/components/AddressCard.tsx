import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCountryName } from '../../../lib/reference.ts';
import { AddressDialog } from '../dialogs/AddressDialog.tsx';

interface Props {
  readonly order: OrderView;
  readonly onSaved: () => void;
}

export const AddressCard = ({ order, onSaved }: Props) => {
  const text = useText();
  const countryName = useCountryName();
  const [isEditing, setEditing] = useState(false);
  const { billing } = order;

  return (
    <SectionCard title={text('ordering.address')} lead={text('ordering.addressLead')}>
      {billing ? (
        <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
          {[
            billing.legalName,
            billing.address,
            `${billing.zip} ${billing.city}`,
            countryName(billing.country),
            billing.vatTaxId && text('ordering.taxId', { id: billing.vatTaxId }),
          ]
            .filter(Boolean)
            .join('\n')}
        </Typography>
      ) : (
        <Typography>{text('ordering.noAddress')}</Typography>
      )}
      <Button variant="outlined" sx={{ marginTop: 1.5 }} onClick={() => setEditing(true)}>
        {text(billing ? 'ordering.changeAddress' : 'ordering.giveAddress')}
      </Button>
      {isEditing && (
        <AddressDialog
          companyId={order.companyId}
          known={billing}
          onSaved={() => {
            setEditing(false);
            onSaved();
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </SectionCard>
  );
};
