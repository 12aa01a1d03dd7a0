import { useEffect } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import { Row } from '../../components/layout/Row.tsx';
import { readNeighbours, writeOpenedTalent } from '../../features/roster/data/rosterPlace.ts';
import { useText } from '../../i18n/useText.ts';

/** Back to the roster as last listed, and its previous and next talent. */
export const TalentNeighbours = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const { list, previous, next } = readNeighbours(talentId);
  useEffect(() => writeOpenedTalent(talentId), [talentId]);

  return (
    <Row component="nav" aria-label={text('dossier.backToList')} align="center" sx={{ marginBottom: 1 }}>
      <Button component={Link} to={list} size="small" color="inherit">
        {text('dossier.backToList')}
      </Button>
      {previous !== undefined && (
        <Button component={Link} to={addresses.score.href(previous)} size="small" color="inherit">
          {text('dossier.previousTalent')}
        </Button>
      )}
      {next !== undefined && (
        <Button component={Link} to={addresses.score.href(next)} size="small" color="inherit">
          {text('dossier.nextTalent')}
        </Button>
      )}
    </Row>
  );
};
