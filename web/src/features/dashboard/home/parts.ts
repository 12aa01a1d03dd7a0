import { onDemand } from '../../../components/onDemand.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

const load = async () => (await Promise.all([import('./index.ts'), wantTexts('home')]))[0];

export const FirstSteps = onDemand(async () => (await load()).FirstSteps);
export const NewsCard = onDemand(async () => (await load()).NewsCard);
export const Side = onDemand(async () => (await load()).Side);
