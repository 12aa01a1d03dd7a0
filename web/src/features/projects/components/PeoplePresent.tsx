import Typography from '@mui/material/Typography';
import { joinNames } from '@domain/values/direction.ts';
import { PersonMark } from '../../../common/people/PersonMark.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
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
        <PlainList
          aria-label={label}
          title={sentence}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          {people.slice(0, NAMED).map(({ id, name }) => (
            <Row component="li" key={id} isOneLine gap={0.75} align="center" sx={{ minWidth: 0 }}>
              <PersonMark name={name} size={24} />
              <Typography variant="body2" component="span" noWrap sx={{ maxWidth: 140 }}>
                <bdi>{name}</bdi>
              </Typography>
            </Row>
          ))}
          {people.length > NAMED && <Muted component="li">+{people.length - NAMED}</Muted>}
        </PlainList>
      )}
    </>
  );
};
