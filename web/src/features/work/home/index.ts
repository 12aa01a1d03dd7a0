export { FirstSteps } from './FirstSteps.tsx';
export { NewsCard } from './NewsCard.tsx';
export { Side } from './Side.tsx';
