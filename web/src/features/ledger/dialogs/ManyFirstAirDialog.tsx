import { object, string } from 'yup';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useText } from '../../../i18n/useText.ts';

const schema = object({ firstAirOn: string().required('validation.required') });

interface Props {
  readonly reader: LicenceReader;
  readonly count: number;
  /** Starts the bulk edit. */
  readonly onDay: (day: string) => void;
  readonly onClose: () => void;
}

export const ManyFirstAirDialog = ({ reader, count, onDay, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<{ readonly firstAirOn: string }>
      draft="firstAir.many"
      title={text('ledger.firstAirManyTitle', { count })}
      lead={text(reader === 'staff' ? 'ledger.firstAirManyLeadStaff' : 'ledger.firstAirManyLead')}
      initial={{ firstAirOn: '' }}
      schema={schema}
      submitLabel={text('ledger.firstAirSave')}
      onSubmit={({ firstAirOn }) => {
        onDay(firstAirOn);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <FormDay name="firstAirOn" label={text('ledger.firstAir')} />
    </FormDialog>
  );
};
