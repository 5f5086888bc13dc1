import { brandDesignServices } from './services/brand-design.ts';
import { businessSupportServices } from './services/business-support.ts';
import { dataAnalysisServices } from './services/data-analysis.ts';
import { illustrationServices } from './services/illustration.ts';
import { legalServices } from './services/legal-compliance.ts';
import { marketingServices } from './services/marketing.ts';
import { musicProductionServices } from './services/music-production.ts';
import { photographyServices } from './services/photography.ts';
import type { SeedService } from './services/shape.ts';
import { softwareAutomationServices } from './services/software-automation.ts';
import { translationServices } from './services/translation.ts';
import { videoAnimationServices } from './services/video-animation.ts';
import { voiceAudioServices } from './services/voice-audio.ts';
import { webDevelopmentServices } from './services/web-development.ts';
import { writingServices } from './services/writing-editing.ts';

/** Everything on offer in the demo world, in the order it was published. */
export const demoServices: readonly SeedService[] = [
  ...brandDesignServices,
  ...webDevelopmentServices,
  ...writingServices,
  ...videoAnimationServices,
  ...marketingServices,
  ...illustrationServices,
  ...softwareAutomationServices,
  ...dataAnalysisServices,
  ...translationServices,
  ...voiceAudioServices,
  ...musicProductionServices,
  ...photographyServices,
  ...businessSupportServices,
  ...legalServices,
].toSorted((a, b) => b.listedDaysAgo - a.listedDaysAgo);
