import { useId, useState } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { CompetingMark } from '../../../common/licences/CompetingMark.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useInViewport } from '../../../components/useInViewport.ts';
import { useText } from '../../../i18n/useText.ts';
import { toCellId } from '../../../common/board/cell.ts';
import { useCellDemos, useCellEntries } from '../../../common/board/useBoard.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { filterRequestable, findCandidates, isForRole, findSecondChoices, type RoleToBook } from './roles.ts';

const FIELD = 'castingDemoIds';
const NONE: readonly never[] = [];

const RoleChoices = ({
  role,
  requests,
}: {
  readonly role: RoleToBook;
  readonly requests: readonly AvailabilityRequest[];
}) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const [field, , helpers] = useField<string[]>(FIELD);
  const [element, isNear] = useInViewport<HTMLDivElement>();
  const key = isNear ? { castingId: role.casting.id, voiceId: role.voice.id } : null;
  const demos = useCellDemos(key);
  const entries = useCellEntries(key);
  const [showsAll, setShowsAll] = useState(false);
  const { items: first } = findCandidates(demos.data ?? NONE, entries.data ?? NONE);
  const rest = filterRequestable(findSecondChoices(demos.data ?? NONE, first), requests);
  const isTicked = ({ id }: CastingDemo) => field.value.includes(id);
  const shownRest = showsAll ? rest : rest.filter(isTicked);
  const items =
    demos.data && entries.data ? [...filterRequestable(first, requests), ...shownRest] : undefined;
  const tick = (id: string, ticked: boolean) =>
    void helpers.setValue(
      ticked ? [...field.value, id] : field.value.filter((recipientId) => recipientId !== id),
    );

  return (
    <Box ref={element} component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0 }}>
        {text('booking.role', { character: role.voice.name, language: languageWord(role.casting.language) })}
      </Typography>
      {!items && <Skeleton width={160} height={42} aria-hidden />}
      {items?.length === 0 && rest.length === 0 && <Muted>{text('booking.allRequested')}</Muted>}
      {items?.map(({ id, talentId, demo }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
          <FormControlLabel
            label={demo.talentPublicName}
            control={
              <Checkbox checked={field.value.includes(id)} onChange={(_event, ticked) => tick(id, ticked)} />
            }
          />
          <CompetingMark talentId={talentId} />
        </Box>
      ))}
      {items && shownRest.length < rest.length && (
        <Button size="small" color="inherit" onClick={() => setShowsAll(true)}>
          {text('booking.secondChoices', { count: rest.length - shownRest.length })}
        </Button>
      )}
    </Box>
  );
};

/** Selects recipients among each role's voices without a request. Several per role are first and second choice. */
export const RecipientsField = ({
  roles,
  requests,
}: {
  readonly roles: readonly RoleToBook[];
  readonly requests: readonly AvailabilityRequest[];
}) => {
  const text = useText();
  const labelId = useId();
  const error = useFieldText(FIELD);

  return (
    <FormControl error={error !== undefined} role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="h4" component="h3">
        {text('booking.recipients')}
      </Typography>
      <Muted sx={{ marginBottom: 1 }}>{text('booking.recipientsLead')}</Muted>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, maxHeight: 280, overflowY: 'auto' }}>
        {roles.map((role) => (
          <RoleChoices
            key={toCellId({ castingId: role.casting.id, voiceId: role.voice.id })}
            role={role}
            requests={requests.filter((request) => isForRole(role, request))}
          />
        ))}
      </Box>
      {error && <FormHelperText sx={{ marginInline: 0 }}>{text('booking.recipientsMissing')}</FormHelperText>}
    </FormControl>
  );
};
