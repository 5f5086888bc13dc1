import { CircleCheck, Eye, Heart, Laugh, PartyPopper, ThumbsUp, type LucideIcon } from 'lucide-react';
import type { Reaction } from '../reactions.ts';

export const REACTION_GLYPHS: Readonly<Record<Reaction, LucideIcon>> = {
  thumbs_up: ThumbsUp,
  heart: Heart,
  laugh: Laugh,
  celebrate: PartyPopper,
  eyes: Eye,
  done: CircleCheck,
};
