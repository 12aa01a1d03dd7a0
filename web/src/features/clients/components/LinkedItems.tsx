import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Muted } from '../../../components/layout/Muted.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';

export interface LinkedItem {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly detail: ReactNode;
}

interface Props {
  readonly title: string;
  readonly none: string;
  readonly items: readonly LinkedItem[];
  readonly children?: ReactNode;
}

/** A card of records, each with a link to its page. */
export const LinkedItems = ({ title, none, items, children }: Props) => (
  <SectionCard title={title}>
    {items.length === 0 ? (
      <Muted>{none}</Muted>
    ) : (
      <RowList label={title}>
        {items.map(({ id, href, name, detail }) => (
          <li key={id}>
            <Link component={RouterLink} to={href} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Link>
            <Muted component="span">{detail}</Muted>
          </li>
        ))}
      </RowList>
    )}
    {children}
  </SectionCard>
);
