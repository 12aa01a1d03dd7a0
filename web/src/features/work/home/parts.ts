import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

const load = async () => (await Promise.all([import('./index.ts'), wantTexts('home')]))[0];

export const FirstSteps = lazyComponent(async () => (await load()).FirstSteps);
export const MonthEarnings = lazyComponent(async () => (await load()).MonthEarnings);
export const NextSession = lazyComponent(async () => (await load()).NextSession);
export const NewsCard = lazyComponent(async () => (await load()).NewsCard);
export const Side = lazyComponent(async () => (await load()).Side);
