import { useEffect, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SortableTarget } from '../../../components/sortable/SortableTarget.tsx';
import { VoiceList } from '../../../common/voices/VoiceList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { toCellId, type Cell } from '../../../common/board/cell.ts';
import { getFinderHref } from '../../../common/board/getFinderHref.ts';
import { useCastingList } from '../../../common/board/useCastingList.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useBoardValue } from '../board/boardContext.ts';
import { BoardVoice, type VoiceExtras } from '../board/BoardVoice.tsx';
import { WindowedCard } from '../board/WindowedCard.tsx';
import { CellMark } from '../board/Marks.tsx';
import { useChoice } from './useChoice.ts';

interface Props {
  readonly cell: Cell;
  readonly extrasOf: (item: CastingDemo) => VoiceExtras;
  readonly actions: (cell: Cell) => ReactNode;
  /** Tags in use in the project, to be suggested. */
  readonly tags: readonly string[];
  /** Talents with an audition request here. */
  readonly asked: ReadonlySet<string>;
  /** Opens the remaining voices; absent if all are shown. */
  readonly rest?: ReactNode;
}

/** A character in a language: its voices in order, or a link to the finder. */
export const BoardCellView = ({ cell, extrasOf, actions, tags, asked, rest }: Props) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const { casting, voice } = cell;
  const { projectId } = casting;
  const choice = useChoice(cell.items, voice.name);
  const list = useCastingList(
    { projectId, castingId: casting.id, voiceId: voice.id },
    cell.items,
    cell.isWhole,
  );
  const { register, forget } = useBoardValue();
  const { items, give } = list;
  const { isWhole } = cell;

  useEffect(() => register({ casting, voice, items, isWhole, asked, give }));

  const listId = toCellId({ castingId: casting.id, voiceId: voice.id });
  useEffect(() => () => forget(listId), [forget, listId]);

  const place = { id: listId, lane: casting.id };
  const finder = getFinderHref(cell);
  const label = text('selection.cell', { character: voice.name, language: languageWord(casting.language) });

  if (list.items.length === 0) {
    return (
      <SortableTarget {...place} label={label} isEmpty>
        <Box
          sx={(theme) => ({
            display: 'grid',
            placeItems: 'center',
            gap: 0.5,
            minHeight: 104,
            padding: 1.5,
            borderRadius: '8px',
            border: `1.5px dashed ${theme.vars.palette.surface.lineStrong}`,
          })}
        >
          <Muted sx={{ alignSelf: 'end' }}>{text('selection.missing')}</Muted>
          <Button
            size="small"
            component={Link}
            to={finder}
            startIcon={<Add />}
            aria-label={`${text('selection.find')}: ${label}`}
            sx={{ alignSelf: 'start' }}
          >
            {text('selection.find')}
          </Button>
        </Box>
        {actions({ ...cell, items: list.items })}
      </SortableTarget>
    );
  }

  return (
    <Stack isBounded gap={1}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36 }}>
        <CellMark items={list.items} isWhole={isWhole} label={label} />
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={finder}
          startIcon={<Add />}
          aria-label={`${text('selection.more')}: ${label}`}
          sx={{ marginInlineStart: 'auto' }}
        >
          {text('selection.more')}
        </Button>
      </Box>
      <SortableTarget {...place} label={label} isEmpty={false}>
        <VoiceList list={list} label={label} place={place} chosen={choice.chosen}>
          {(item) => (
            <WindowedCard>
              {() => (
                <BoardVoice
                  item={item}
                  cell={cell}
                  list={list}
                  choice={choice}
                  tags={tags}
                  {...extrasOf(item)}
                />
              )}
            </WindowedCard>
          )}
        </VoiceList>
      </SortableTarget>
      {rest}
      {actions({ ...cell, items: list.items })}
    </Stack>
  );
};
