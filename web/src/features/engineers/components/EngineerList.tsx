import { useCallback } from 'react';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate } from 'react-router-dom';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { getPages } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageOptions } from '../../../lib/reference.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { loadEngineersPage, useEngineers } from '../data/useEngineers.ts';
import { EditEngineer } from './EditEngineer.tsx';
import { useEngineerColumns } from './useEngineerColumns.tsx';

interface Props {
  readonly agency: Workplace;
  readonly openedId: string | undefined;
}

/** The engineers of an agency by name: search, open, engage, release. */
export const EngineerList = ({ agency, openedId }: Props) => {
  const text = useText();
  const navigate = useNavigate();
  const languages = useLanguageOptions();
  const [query, choose] = useAddressChoice<'search' | 'language'>();
  const search = query.get('search') ?? '';
  const language = query.get('language') ?? '';
  const engineers = useEngineers({ search, language });
  const { items, phase, error, reload } = engineers;
  const columns = useEngineerColumns(reload);
  // Opening and closing an engineer keeps the list's filters.
  const filters = query.toString();
  const getHref = useCallback(
    ({ id }: EngineerView) => [addresses.editEngineer.href(id), filters].filter(Boolean).join('?'),
    [filters],
  );

  return (
    <>
      <ReferenceFailure of={['languages']} />
      <TableList
        name="engineers"
        label={text('engineers.title')}
        file={text('engineers.file')}
        columns={columns}
        rows={items}
        pages={getPages<EngineerView>((cursor, signal) =>
          loadEngineersPage({ search, language }, cursor, signal),
        )}
        isLoading={phase === 'loading'}
        error={error}
        onRetry={reload}
        getHref={getHref}
        filters={
          <>
            <SearchField
              label={text('engineers.search')}
              search={search}
              onSearch={(typed) => choose({ search: typed })}
            />
            <TextField
              select
              label={text('engineers.language')}
              value={languages.some(({ code }) => code === language) ? language : ''}
              onChange={(event) => choose({ language: event.target.value })}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              sx={{ width: { xs: 1, sm: 220 } }}
            >
              <MenuItem value="">{text('engineers.anyLanguage')}</MenuItem>
              {languages.map(({ code, label }) => (
                <MenuItem key={code} value={code}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          </>
        }
        more={{ of: engineers, onMore: engineers.loadMore }}
        empty={
          search !== '' || language !== '' ? (
            <NoneFound
              title={text('engineers.notFound')}
              clearLabel={text('engineers.showAll')}
              onClear={() => choose({ search: '', language: '' })}
            >
              {text('engineers.notFoundText')}
            </NoneFound>
          ) : (
            <EmptyState icon={Headphones} title={text('engineers.none')}>
              {text('engineers.noneText')}
            </EmptyState>
          )
        }
      />
      {openedId !== undefined && (
        <EditEngineer
          key={openedId}
          id={openedId}
          agency={agency}
          onSaved={reload}
          onClose={() => void navigate({ pathname: addresses.engineers.href(), search: filters })}
        />
      )}
    </>
  );
};
