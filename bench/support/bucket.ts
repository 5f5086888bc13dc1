/** A bucket in a process of its own, so that its memory is not counted as ours. Ends with the one that forked it. */
import { testBucket } from '#kit/server/storage/s3/test-bucket.ts';

const bucket = await testBucket();
process.on('disconnect', () => void bucket.close().finally(() => process.exit(0)));
process.send?.(bucket.config);
