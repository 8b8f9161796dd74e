// violates: no-var
export var planted = 1;
