import type { ComponentType } from 'react';
import { wantTexts } from '../../i18n/texts.ts';
import { lazyComponent, type OnDemand } from '../lazyComponent.tsx';

/** A part of a list that loads when shown, with the texts that lists share: reading comes before using. */
export const listPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> =>
  lazyComponent(async () => (await Promise.all([load(), wantTexts('lists')]))[0]);

/** Tools of a whole list. */
export const ListTools = listPart(() => import('./ListTools.tsx').then((module) => module.ListTools));

export const NoneInRange = listPart(() => import('./NoneInRange.tsx').then((module) => module.NoneInRange));
