// violates: no-class
export class Counter {
  count = 0;
}
