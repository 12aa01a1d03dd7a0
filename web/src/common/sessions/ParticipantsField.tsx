import { useId } from 'react';
import { FieldArray, useField } from 'formik';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LOCALES } from '@domain/messages/locale.ts';
import {
  PARTICIPANT_SIDES,
  PARTICIPANTS_MAX,
  type ParticipantSide,
} from '@domain/sessions/session-limits.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { FormSelect } from '../../components/form/FormSelect.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { useFieldText } from '../../components/form/useFieldText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { toParticipant, type SessionForm } from './planning.ts';

const FIELD = 'participants';

/** Returns the side whose signature would be missing, else client. */
const getNextSide = (participants: SessionForm['participants']): ParticipantSide => {
  const has = (side: ParticipantSide) => participants.some((participant) => participant.side === side);
  return has('client') && !has('director') ? 'director' : 'client';
};

const Participant = ({ at, onRemove }: { readonly at: number; readonly onRemove: () => void }) => {
  const text = useText();
  const sides = PARTICIPANT_SIDES.map((side) => ({ code: side, label: text(`sessions.side.${side}`) }));
  const locales = LOCALES.map((locale) => ({ code: locale, label: text(`sessions.locale.${locale}`) }));
  const name = (field: string): string => `${FIELD}[${at}].${field}`;

  return (
    <Box
      role="group"
      aria-label={text('sessions.participant', { number: at + 1 })}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '1fr 1fr 44px' },
        paddingBlock: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '& > :not(button)': { gridColumn: { xs: 1, sm: 'auto' } },
        '& > button': { gridColumn: { xs: 2, sm: 3 }, gridRow: 1 },
      }}
    >
      <FormTextField name={name('name')} label={text('sessions.name')} autoComplete="off" required />
      <FormTextField
        name={name('email')}
        type="email"
        label={text('sessions.email')}
        autoComplete="off"
        required
      />
      <FormSelect name={name('side')} label={text('sessions.side')} options={sides} />
      <FormSelect name={name('locale')} label={text('sessions.mailLanguage')} options={locales} />
      <IconButton aria-label={text('sessions.removeParticipant', { number: at + 1 })} onClick={onRemove}>
        <Delete />
      </IconButton>
    </Box>
  );
};

/** Participants besides voice and engineer, with the address for the link and the report. */
export const ParticipantsField = () => {
  const text = useText();
  const { locale } = useLocale();
  const person = useSignedIn();
  const labelId = useId();
  const [{ value }] = useField<SessionForm['participants']>(FIELD);
  const error = useFieldText(FIELD);

  return (
    <FormControl role="group" aria-labelledby={labelId} error={error !== undefined}>
      <Typography id={labelId} variant="h4" component="h3">
        {text('sessions.participants')}
      </Typography>
      <Muted>{text('sessions.participantsHint')}</Muted>
      <FieldArray name={FIELD}>
        {({ push, remove }) => (
          <>
            {value.map((_participant, index) => (
              // Participants have no id; typed text follows its position.
              <Participant key={index} at={index} onRemove={() => remove(index)} />
            ))}
            {value.length < PARTICIPANTS_MAX && (
              <Row sx={{ marginTop: 1 }}>
                <Button
                  startIcon={<Add />}
                  onClick={() => push({ name: '', email: '', side: getNextSide(value), locale })}
                >
                  {text('sessions.addParticipant')}
                </Button>
                {!value.some(({ email }) => email === person.email) && (
                  <Button onClick={() => push(toParticipant(person))}>{text('sessions.addMyself')}</Button>
                )}
              </Row>
            )}
          </>
        )}
      </FieldArray>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
};
