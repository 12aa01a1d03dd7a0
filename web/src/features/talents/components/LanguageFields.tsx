import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SpokenLanguage } from '@domain/talents/talents.ts';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName, useLanguages } from '../../../lib/reference.ts';
import { setMainLanguage, setOtherLanguages } from './spokenLanguages.ts';

/** A talent's main language, and others they record in. */
export const LanguageFields = () => {
  const text = useText();
  const [{ value }, , helpers] = useField<readonly SpokenLanguage[]>('languages');
  const error = useFieldText('languages');
  const getName = useLanguageName();
  const languageList = useLanguages().data ?? [];
  const main = value.find((language) => language.main)?.alpha3 ?? '';
  const furtherCodes = value.filter((language) => !language.main).map(({ alpha3 }) => alpha3);
  const compareNames = (a: string, b: string) => getName(a).localeCompare(getName(b));
  const working = languageList.flatMap(({ alpha3, mainWorkingLanguage }) =>
    mainWorkingLanguage ? [alpha3] : [],
  );
  const offered = [...new Set([...working, ...(main === '' ? [] : [main])])].sort(compareNames);

  return (
    <>
      <TextField
        select
        id="languages-main"
        data-field="languages"
        label={text('talentSignUp.language')}
        value={main}
        error={error !== undefined}
        helperText={error}
        onChange={(event) => void helpers.setValue(setMainLanguage(value, event.target.value))}
      >
        {offered.map((alpha3) => (
          <MenuItem key={alpha3} value={alpha3}>
            {getName(alpha3)}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        id="languages-others"
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        options={languageList
          .map(({ alpha3 }) => alpha3)
          .filter((alpha3) => alpha3 !== main)
          .sort(compareNames)}
        getOptionLabel={getName}
        value={furtherCodes}
        onChange={(_event, chosen) => void helpers.setValue(setOtherLanguages(value, chosen))}
        renderInput={(params) => <TextField {...params} label={text('talent.otherLanguages')} />}
      />
    </>
  );
};
