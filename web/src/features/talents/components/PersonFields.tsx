import Box from '@mui/material/Box';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { NameFields, ResidenceFields } from '../../../components/form/PersonFields.tsx';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { EthnicityHelp } from './EthnicityHelp.tsx';
import { useIsSelf, useProfileText } from './profileSubject.ts';

/** Personal details for the agency; clients only see the public name. */
export const PersonFields = () => {
  const text = useProfileText();
  const isSelf = useIsSelf();
  const genders = useCatalogOptions('GENDER');
  const ethnicities = useCatalogOptions('ETHNIC');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NameFields isSelf={isSelf} />
      <FormTextField
        name="publicName"
        label={text('talent.publicName')}
        helperText={text('talent.publicNameHint')}
      />
      <FieldPair>
        <FormTextField
          name="phone"
          type="tel"
          label={text('talent.phone')}
          autoComplete={isSelf ? 'tel' : 'off'}
        />
        <FormDay name="dateOfBirth" label={text('talent.dateOfBirth')} opensWithYears />
      </FieldPair>
      <ResidenceFields isSelf={isSelf} />
      <FieldPair>
        <FormSelect name="gender" label={text('talent.gender')} options={genders} />
        <FormSelect name="ethnic" label={text('talent.ethnic')} options={ethnicities} />
      </FieldPair>
      <EthnicityHelp />
    </Box>
  );
};
