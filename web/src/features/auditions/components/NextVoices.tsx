import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { sortByOrder, filterUsable } from '../../../common/board/board.ts';
import type { Cell } from '../../../common/board/cell.ts';
import { getFinderHref } from '../../../common/board/getFinderHref.ts';
import { getSimilarQuery } from '../../../common/voices/likeQuery.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Suggested voices of the list. */
const SHOWN = 2;

interface Props {
  readonly cell: Cell;
  /** The voice that declined. */
  readonly item: CastingDemo;
  /** Talents with a request. */
  readonly requested: ReadonlySet<string>;
  readonly onAsk: (talentId: string) => void;
}

/** Replacements for a voice that declined: the next of the list, and a search for similar ones. */
export const NextVoices = ({ cell, item, requested, onAsk }: Props) => {
  const text = useText();
  const { voice } = cell;
  const next = new Map(
    sortByOrder(filterUsable(cell.items))
      .filter(({ talentId }) => !requested.has(talentId))
      .map(({ talentId, demo }) => [talentId, demo.talentPublicName]),
  );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <Muted variant="caption">{text('auditions.askInstead')}</Muted>
      {[...next].slice(0, SHOWN).map(([talentId, name]) => (
        <Button
          key={talentId}
          size="small"
          aria-label={text('auditions.askInsteadFor', { name, character: voice.name })}
          onClick={() => onAsk(talentId)}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
      <Button
        size="small"
        color="inherit"
        component={Link}
        to={getFinderHref(cell, getSimilarQuery(item.demo))}
        startIcon={<PersonSearch />}
        aria-label={text('auditions.similarTo', { name: item.demo.talentPublicName })}
      >
        {text('auditions.similar')}
      </Button>
    </Box>
  );
};
