import { useId } from 'react';
import { useField } from 'formik';
import AddBusiness from '@mui/icons-material/AddBusinessOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Company } from '@domain/accounts/accounts.ts';
import { LoadingOptions } from '../../../components/form/loadingOption.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useCompanies } from '../data/useCompanies.ts';
import {
  findCompaniesNamed,
  getCompanyChoices,
  type CompanyChoice,
  type CompanyValue,
} from './getCompanyChoices.ts';

const NONE: readonly Company[] = [];

const getName = (choice: CompanyChoice | string): string => {
  if (typeof choice === 'string') return choice;
  return choice.kind === 'known' ? choice.company.name : choice.name;
};

/** A new client's company: an existing one of the agency, or a new name. */
export const CompanyPicker = () => {
  const text = useText();
  const errorText = useErrorText();
  const id = useId();
  const [{ value }, , helpers] = useField<CompanyValue>('company');
  const [, , name] = useField<string>('company.name');
  const fault = useFieldText('company.name');
  const companies = useCompanies();
  const companyList = companies.data ?? NONE;

  const join = (company: Company) =>
    void helpers.setValue({ id: company.id, name: company.name, companyType: company.companyType });
  const type = (typed: string) =>
    void helpers.setValue({ name: typed, companyType: value.id ? '' : value.companyType });

  const choose = (choice: CompanyChoice | string | null) => {
    if (choice === null || typeof choice === 'string') type(choice ?? '');
    else if (choice.kind === 'known') join(choice.company);
    else type(choice.name);
  };

  // A fully typed name selects that company.
  const leave = () => {
    const [only, ...namesakes] = value.id ? [] : findCompaniesNamed(companyList, value.name);
    if (only && namesakes.length === 0) join(only);
    else void name.setTouched(true);
  };

  const getHint = () => {
    if (companies.status === 'error') return errorText(companies.error);
    if (value.id) return text('clients.joinsCompany', { company: value.name });
    return text(value.name.trim() === '' ? 'clients.chooseCompany' : 'clients.makesCompany');
  };

  return (
    <Autocomplete<CompanyChoice, false, false, true>
      id={id}
      freeSolo
      openOnFocus
      selectOnFocus
      loading={companies.status === 'loading'}
      loadingText={<LoadingOptions label={text('clients.loadingCompanies')} />}
      options={
        companies.status === 'loading' ? [] : getCompanyChoices(companyList, value.id ? '' : value.name)
      }
      filterOptions={(choices) => choices}
      getOptionLabel={getName}
      getOptionKey={(choice) =>
        typeof choice === 'string' || choice.kind === 'new' ? '' : choice.company.id
      }
      isOptionEqualToValue={(a, b) =>
        a.kind === 'known' && typeof b !== 'string' && b.kind === 'known' && a.company.id === b.company.id
      }
      value={
        companyList
          .filter((company) => company.id === value.id)
          .map((company): CompanyChoice => ({ kind: 'known', company }))
          .at(0) ?? null
      }
      inputValue={value.name}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' || reason === 'clear') type(typed);
      }}
      onChange={(_event, choice) => choose(choice)}
      onBlur={leave}
      renderOption={({ key, ...props }, choice) => {
        const Icon = choice.kind === 'known' ? Business : AddBusiness;
        return (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
            {text(choice.kind === 'known' ? 'clients.addTo' : 'clients.createCompany', {
              company: getName(choice),
            })}
          </Box>
        );
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('signUp.companyName')}
          error={fault !== undefined}
          helperText={fault ?? getHint()}
        />
      )}
    />
  );
};
