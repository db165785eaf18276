import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PublicationSnapshot } from '../../../machines/websites/publication/publication.machine';
import { publicationDelays, publicationModels } from '../../../machines/websites/publication/publication.model';
import { walkScreen } from '../../../test/walk/screen';
import { Outcome } from './Outcome';

const says = (words: RegExp | string) => screen.queryByText(words) !== null;
const news = ({ context: { outcome } }: PublicationSnapshot) =>
  expect([says('Version 3 is being published.'), says('Your changes are live.'), says(/A picture is gone\./)]).toEqual(
    ['publishing', 'published', 'failed'].map((state) => outcome?.state === state),
  );

walkScreen(publicationModels, {
  render: Outcome,
  delays: publicationDelays,
  hands: {
    'publication.follow': 'elsewhere',
    'publication.forget': 'elsewhere',
    'website.outdated': 'elsewhere',
  },
  eyes: { resting: news, waiting: news, looking: news },
});
