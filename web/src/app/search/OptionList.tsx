import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Option, OptionGroup } from './options.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** The option that Enter opens; undefined: none. */
  readonly active: Option | undefined;
  readonly makeId: (option: Option) => string;
  readonly onPoint: (option: Option) => void;
  readonly onOpen: (option: Option) => void;
}

/** Results grouped by kind; focus stays in the field. */
export const OptionList = ({ id, groups, active, makeId, onPoint, onOpen }: Props) => {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={text('search.results')}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', marginInline: -1, paddingInline: 1 }}
    >
      {groups.map(({ kind, options }) => (
        <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`} sx={{ paddingBottom: 1 }}>
          <Muted id={`${id}-${kind}`} role="presentation" sx={{ paddingBlock: 0.5 }}>
            {text(`search.group.${kind}`)}
          </Muted>
          {options.map((option) => {
            const { key, title, detail, icon: Icon } = option;
            const isActive = key === active?.key;

            return (
              <Row
                key={key}
                id={makeId(option)}
                role="option"
                aria-selected={isActive}
                onPointerMove={() => onPoint(option)}
                onClick={() => onOpen(option)}
                isOneLine
                gap={1.25}
                align="center"
                sx={{
                  minHeight: 40,
                  paddingInline: 1,
                  borderRadius: '6px',
                  cursor: 'pointer',
                  backgroundColor: isActive ? 'surface.sunken' : 'transparent',
                  outline: isActive ? '2px solid' : 'none',
                  outlineColor: 'primary.main',
                  outlineOffset: '-2px',
                }}
              >
                <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
                <Typography component="span" noWrap>
                  {title}
                </Typography>
                {detail && (
                  <Muted component="span" noWrap>
                    {detail}
                  </Muted>
                )}
              </Row>
            );
          })}
        </Box>
      ))}
    </Box>
  );
};
