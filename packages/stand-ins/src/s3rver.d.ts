/** The part that the stand-in uses; the package has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  type Options = {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  };

  type Running = {
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  };

  const S3rver: new (options: Options) => Running;
  export default S3rver;
}
