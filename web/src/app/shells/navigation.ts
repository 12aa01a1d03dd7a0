import type { ElementType } from 'react';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import type { Role } from '@domain/access/roles.ts';
import type { MessageId } from '../../i18n/locale.ts';
import { paths } from '../paths.ts';

export interface NavigationEntry {
  readonly href: string;
  readonly label: MessageId;
  readonly icon: ElementType;
  readonly roles: readonly Role[];
  /** Pages that belong to the entry besides its own. */
  readonly covers?: string;
}

/** Sidebar entries in their order. One is added when its screen exists, never before. */
const ENTRIES: readonly NavigationEntry[] = [
  {
    href: paths.projects.href(),
    label: 'nav.projects',
    icon: FolderOpen,
    roles: ['client'],
    covers: paths.project.path,
  },
  { href: paths.newProject.href(), label: 'nav.newProject', icon: AddBox, roles: ['client'] },
  {
    href: paths.home.href(),
    label: 'nav.home',
    icon: Home,
    roles: ['talent', 'engineer', 'agencyTeam', 'admin'],
  },
];

/** What a person with these roles finds in the sidebar; several roles are a union. */
export const navigationFor = (roles: readonly Role[]): readonly NavigationEntry[] =>
  ENTRIES.filter((entry) => entry.roles.some((role) => roles.includes(role)));
