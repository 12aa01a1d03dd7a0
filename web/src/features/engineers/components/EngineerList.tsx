import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate } from 'react-router-dom';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageOptions } from '../../../lib/reference.ts';
import { useSettled } from '../../../lib/useSettled.ts';
import { useEngineers } from '../data/useEngineers.ts';
import { EditEngineer } from './EditEngineer.tsx';
import { EngineerTable } from './EngineerTable.tsx';

interface Props {
  readonly agency: Workplace;
  /** Of the engineer whose page it is. */
  readonly openedId: string | undefined;
}

/** The engineers of an agency: found, opened, engaged and released. */
export const EngineerList = ({ agency, openedId }: Props) => {
  const text = useText();
  const navigate = useNavigate();
  const languages = useLanguageOptions();
  const [typed, setTyped] = useState('');
  const [language, setLanguage] = useState('');
  const search = useSettled(typed);
  const engineers = useEngineers(search, language);
  const { items, phase, error, reload } = engineers;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          type="search"
          label={text('engineers.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ width: { xs: 1, sm: 360 } }}
        />
        <TextField
          select
          label={text('engineers.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
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
      </Box>
      <Card aria-busy={phase === 'loading'}>
        <EngineerTable
          engineers={items}
          error={error}
          isFiltered={search !== '' || language !== ''}
          onRetry={reload}
          onOpen={({ id }) => void navigate(addresses.editEngineer.href(id))}
          onChanged={reload}
        />
      </Card>
      <LoadMore of={engineers} onMore={engineers.loadMore} />
      {openedId !== undefined && (
        <EditEngineer
          key={openedId}
          id={openedId}
          agency={agency}
          onSaved={reload}
          onClose={() => void navigate(addresses.engineers.href())}
        />
      )}
    </Box>
  );
};
