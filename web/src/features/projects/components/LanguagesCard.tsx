import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { listedInAll, type Production } from '../../../lib/production/production.ts';
import { useLanguageName, useLanguages } from '../../../lib/reference.ts';
import { addLanguage } from '../data/projectCalls.ts';

/** Working languages; each one gets a casting of its own. */
export const LanguagesCard = ({ production }: { readonly production: Production }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const languages = useLanguages();
  const nameOf = useLanguageName();
  const [chosen, setChosen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const { project, castings, voices } = production;
  const taken = new Set(castings.map((casting) => casting.language));
  const free = (languages.data ?? [])
    .map((language) => language.alpha3)
    .filter((code) => !taken.has(code))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));

  const add = async () => {
    if (chosen === null) return;
    setAdding(true);
    try {
      await addLanguage(project.id, chosen);
      setChosen(null);
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setAdding(false);
    }
  };

  return (
    <SectionCard
      title={text('projects.languages')}
      count={castings.length}
      lead={text('projects.languagesLead')}
    >
      <ReferenceFailure of={['languages']} />
      <RowList label={text('projects.languages')}>
        {castings.map((casting) => {
          const listed = listedInAll([casting], voices);
          return (
            <li key={casting.id}>
              <Typography sx={{ flex: 1 }}>{nameOf(casting.language)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('projects.listed', { count: listed })}
              </Typography>
            </li>
          );
        })}
      </RowList>
      {castings.length < LANGUAGES_MAX && (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
          sx={{ display: 'flex', gap: 1, marginTop: castings.length > 0 ? 1.5 : 0 }}
        >
          <Autocomplete
            fullWidth
            size="small"
            options={free}
            getOptionLabel={nameOf}
            loading={languages.status === 'loading'}
            value={chosen}
            onChange={(_event, value) => setChosen(value)}
            renderInput={(params) => <TextField {...params} label={text('projects.newLanguage')} />}
          />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={chosen === null}
            loading={adding}
            sx={{ flexShrink: 0 }}
          >
            {text('common.add')}
          </Button>
        </Box>
      )}
    </SectionCard>
  );
};
