import type { PieceData } from '#kit/dashboard.ts';
import { counted } from '#kit/format/unit.ts';
import { formatNumber } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import type { standingPiece } from '../dashboard-piece.ts';
import { LevelPanel } from './level-panel.tsx';
import { ProfileProgress } from './profile-progress.tsx';

export const freelancerDashboard: DashboardView<PieceData<typeof standingPiece>> = {
  figures: {
    rating: (home) => {
      const { rating = null, reviews = 0 } = home?.record ?? {};
      return {
        label: 'Rating',
        value: rating === null ? 'None yet' : formatNumber(rating, instanceLocale(), 1),
        context: counted(reviews, { one: 'review', other: 'reviews' }),
      };
    },
  },
  panels: {
    level: ({ home }) => (home === undefined ? null : <LevelPanel level={home.level} />),
    profile: ProfileProgress,
  },
};
