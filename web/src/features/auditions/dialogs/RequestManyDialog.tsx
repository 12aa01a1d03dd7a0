import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { auditionsSchema, CHARACTERS_MAX, type AuditionsValues } from '@domain/auditions/auditions.schema.ts';
import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { usableFor, type ProjectBoard } from '../../../lib/board/board.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { requestManyAuditions } from '../data/auditionCalls.ts';
import { suggestedTerms } from '../data/suggestedTerms.ts';
import { PickField } from './PickField.tsx';
import { TermsFields } from './TermsFields.tsx';

/** Characters that have somebody to ask in a language. */
const castable = (casting: Casting, voices: readonly Voice[]): readonly Voice[] =>
  voices.filter(({ id }) => usableFor(casting, id) > 0);

const pickedFirst = (casting: Casting | undefined, voices: readonly Voice[]): string[] =>
  casting
    ? castable(casting, voices)
        .slice(0, CHARACTERS_MAX)
        .map(({ id }) => id)
    : [];

/** Which language; another one has other characters. */
const LanguageField = ({
  board: { castings, voices },
  casting,
  onChange,
}: {
  readonly board: ProjectBoard;
  readonly casting: Casting | undefined;
  readonly onChange: (castingId: string) => void;
}) => {
  const text = useText();
  const languageName = useLanguageName();
  const { setFieldValue } = useFormikContext();
  return (
    <TextField
      select
      label={text('auditions.language')}
      value={casting?.id ?? ''}
      onChange={({ target: { value } }) => {
        onChange(value);
        const chosen = castings.find(({ id }) => id === value);
        void setFieldValue('voiceIds', pickedFirst(chosen, voices));
      }}
    >
      {castings.map(({ id, language }) => (
        <MenuItem key={id} value={id}>
          {languageName(language)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Asks for auditions for several characters of a language on the same terms; each talent gets one email. */
export const RequestManyDialog = ({
  board,
  onClose,
}: {
  readonly board: ProjectBoard;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const { castings, voices, project } = board;
  const first = castings.find((casting) => castable(casting, voices).length > 0) ?? castings[0];
  const [castingId, setCastingId] = useState(first?.id);
  const casting = castings.find(({ id }) => id === castingId);
  const choices = (casting ? castable(casting, voices) : []).map(({ id, name }) => ({
    id,
    label: text('auditions.voicesOf', {
      character: name,
      count: casting ? usableFor(casting, id) : 0,
    }),
  }));
  return (
    <FormDialog<AuditionsValues>
      draft={`audition.requestMany.${project.id}`}
      title={text('auditions.askManyTitle')}
      lead={text('auditions.askManyLead')}
      initial={{ ...suggestedTerms(), voiceIds: pickedFirst(first, voices) }}
      schema={auditionsSchema}
      submitLabel={text('auditions.send')}
      maxWidth={600}
      onSubmit={async (values, press) => {
        const count = await requestManyAuditions(casting?.id ?? '', values, press);
        toasts.success(text('auditions.sentMany', { count }));
      }}
      onClose={onClose}
    >
      {castings.length > 1 && <LanguageField board={board} casting={casting} onChange={setCastingId} />}
      {choices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('auditions.noCharacters')}</Typography>
      ) : (
        <PickField name="voiceIds" label={text('auditions.characters')} choices={choices} />
      )}
      <TermsFields />
    </FormDialog>
  );
};
