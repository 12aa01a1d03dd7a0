import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { joinNames } from '@domain/values/direction.ts';
import { PersonMark } from '../../../common/people/PersonMark.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useOthersPresent } from '../data/usePresence.ts';

/** Maximum people shown by name; others are counted. */
const NAMED = 3;

/** Colleagues with the project open. Changes are announced politely. */
export const PeoplePresent = ({ projectId }: { readonly projectId: string }) => {
  const text = useText();
  const people = useOthersPresent(projectId);
  const label = text('projects.here');
  const sentence = `${label}: ${joinNames(people.map(({ name }) => name))}`;

  return (
    <>
      <Typography component="div" role="status" className="visually-hidden">
        {people.length > 0 ? sentence : ''}
      </Typography>
      {people.length > 0 && (
        <Box
          component="ul"
          aria-label={label}
          title={sentence}
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          {people.slice(0, NAMED).map(({ id, name }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}
            >
              <PersonMark name={name} size={24} />
              <Typography variant="body2" component="span" noWrap sx={{ maxWidth: 140 }}>
                <bdi>{name}</bdi>
              </Typography>
            </Box>
          ))}
          {people.length > NAMED && <Muted component="li">+{people.length - NAMED}</Muted>}
        </Box>
      )}
    </>
  );
};
